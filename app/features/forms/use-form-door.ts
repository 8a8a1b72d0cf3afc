import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type FormDoor, isFormDoor } from './form-doors.tsx';

/** Which form stands open. `?form=…` opens one on arrival; the address forgets it when the form is closed. */
export function useFormDoor() {
  const [door, setDoor] = useState<FormDoor | null>(null);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('form');
  useEffect(() => {
    if (isFormDoor(asked)) setDoor(asked);
  }, [asked]);
  const change = (next: FormDoor | null) => {
    setDoor(next);
    if (next !== null || asked === null) return;
    search.delete('form');
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  return { door, asked, change };
}
