/**
 * Everybody the shop knows, and accounts as staff see them: lists with figures, details, tags, import and export, and
 * the search over all. Never touches money.
 */
export { deleteContact, exportContacts, listContacts, readContact, tagContacts } from './contacts.ts';
export { importPeople } from './import/import-people.ts';
export { erasePersonNotes, listPeople, selectPeopleIds } from './people.queries.ts';
export { addPersonNote, getPerson, readPersonDesk, readPersonNotes, removePersonNote } from './person.ts';
export { searchEverything } from './search-everything.ts';
