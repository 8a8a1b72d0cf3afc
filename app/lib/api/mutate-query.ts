import type { Query, QueryAnswer } from './create-query.ts';

interface Mutation<Value> {
  readonly change: () => Promise<QueryAnswer<Value>>;
  readonly guess?: (known: QueryAnswer<Value>) => QueryAnswer<Value>;
}

/**
 * Applies the expected state at once. A refused change is undone; where another request began meanwhile, the state is
 * fetched again. Kept apart from queries, because most pages only read.
 */
export async function mutateQuery<Value>(
  { get, set, begin, refetch, share }: Query<Value>,
  key: string,
  { change, guess }: Mutation<Value>,
): Promise<QueryAnswer<Value>> {
  const { answer: known } = get(key);
  if (guess !== undefined && known !== undefined) set(key, guess(known));
  const isLatest = begin(key);
  const answer = await change();
  if (isLatest() && answer.ok) set(key, answer);
  else {
    if (isLatest() && known !== undefined) set(key, known);
    void refetch(key);
  }
  share(key);
  return answer;
}
