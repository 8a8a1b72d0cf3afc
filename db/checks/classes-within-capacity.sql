-- Nobody holds, or will hold with an open code, a place that a class does not have.
select id, max_students, places_taken(id) as taken
from products where max_students < places_taken(id);
