/**
 * Accounts as staff see them: the list with its figures, one account's details, and the search over all. Writes only
 * the notes of the staff.
 */
export { erasePersonNotes, listPeople, selectPeopleIds } from './people.queries.ts';
export { addPersonNote, getPerson, readPersonDesk, readPersonNotes, removePersonNote } from './person.ts';
export { searchEverything } from './search-everything.ts';
