type AddressEach = (prefix: string, sql: string, suffix?: string) => Promise<readonly string[]>;

const BROADCASTS = 'select id from broadcasts order by id';
const SEQUENCES = 'select id from sequences order by name';

/** Addresses of the desk's pages about mails to many, by their patterns. */
export async function mailExamples(each: AddressEach): Promise<Readonly<Record<string, readonly string[]>>> {
  return {
    '/admin/broadcasts/:id': ['/admin/broadcasts/new', ...(await each('/admin/broadcasts/', BROADCASTS))],
    '/admin/broadcasts/:id/sends': await each('/admin/broadcasts/', BROADCASTS, '/sends'),
    '/admin/sequences/:id': await each('/admin/sequences/', SEQUENCES),
    '/admin/sequences/:id/settings': await each('/admin/sequences/', SEQUENCES, '/settings'),
    '/admin/sequences/:id/people': await each('/admin/sequences/', SEQUENCES, '/people'),
    '/admin/sequences/:id/steps/:step': await each('/admin/sequences/', SEQUENCES, '/steps/new'),
  };
}
