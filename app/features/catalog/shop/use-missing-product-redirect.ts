import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { productCopy } from '#messages/catalog/product.ts';
import type { DetailProblem } from './fetch-shop.ts';

/** Explains why the product in the URL cannot be shown, and navigates to the list (ERR-065, ERR-066). */
export function useMissingProductRedirect(problem: DetailProblem | null, listHref: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (problem === null) return;
    toast.error(productCopy.error, { id: 'detail-problem', description: productCopy.problems[problem] });
    void navigate(listHref, { replace: true });
  }, [problem, listHref, navigate]);
}
