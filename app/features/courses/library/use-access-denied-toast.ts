import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { libraryCopy } from '#messages/courses/library.ts';

/** Explains once why the viewer was redirected here (PORT-032), then clears the parameter. */
export function useAccessDeniedToast(isDenied: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDenied) return;
    const { title, text } = libraryCopy.denied;
    toast.error(`${title}: ${text}`, { id: 'access-denied' });
    navigate('/user/purchases', { replace: true });
  }, [isDenied, navigate]);
}
