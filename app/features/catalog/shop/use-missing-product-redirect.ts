import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { catalogCopy, detailProblems } from '../catalog-copy.ts';
import type { DetailProblem } from './fetch-shop.ts';

/** Says that the product of the address can not be shown, and goes on to the list (ERR-065, ERR-066). */
export function useMissingProductRedirect(problem: DetailProblem | null, listHref: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (problem === null) return;
    toast.error(catalogCopy.error, { id: 'detail-problem', description: detailProblems[problem] });
    void navigate(listHref, { replace: true });
  }, [problem, listHref, navigate]);
}
