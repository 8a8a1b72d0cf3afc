import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { libraryCopy } from './library-copy.ts';

/** Says once why somebody landed here instead of at a product (PORT-032), and takes it out of the address. */
export function useAccessDeniedToast(isDenied: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDenied) return;
    const { title, text } = libraryCopy.denied;
    toast.error(`${title}: ${text}`, { id: 'access-denied' });
    navigate('/user/purchases', { replace: true });
  }, [isDenied, navigate]);
}
