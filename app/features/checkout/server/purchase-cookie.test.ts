import { expect, test } from 'vitest';
import { pageOfPurchase, purchaseCookies, purchaseIdsOf } from './purchase-cookie.ts';

const browser = (cookie?: string) =>
  new Request('http://localhost/checkout', { headers: cookie === undefined ? {} : { cookie } });

test('[DECISIONS 54] a browser keeps the five purchases that it opened last, the newest first', () => {
  expect(purchaseIdsOf(browser())).toEqual([]);
  expect(purchaseCookies(browser(), { access: 'a.1', page: '/checkout/kelas', isHttps: false })).toEqual([
    'purchase=a.1; Path=/; Max-Age=172800; HttpOnly; SameSite=Lax',
    'purchase-page=a~%2Fcheckout%2Fkelas; Path=/; Max-Age=172800; HttpOnly; SameSite=Lax',
  ]);
  const full = browser('theme=dark; purchase=a.1~b.1~c.1~d.1~e.1');
  expect(purchaseIdsOf(full)).toEqual(['a', 'b', 'c', 'd', 'e']);
  const add = (access: string) =>
    purchaseCookies(full, { access, page: '/checkout', isHttps: true }).map(
      (cookie) => cookie.split('; ')[0],
    );
  expect(add('f.1')).toEqual(['purchase=f.1~a.1~b.1~c.1~d.1', 'purchase-page=f~%2Fcheckout']);
  expect(add('c.2')[0]).toBe('purchase=c.2~a.1~b.1~d.1~e.1');
  expect(purchaseCookies(full, { access: 'f.1', page: '/', isHttps: true })[0]).toMatch(/; Secure$/);
});

test('[DECISIONS 54] a purchase is begun again where it was filled in, and nowhere else', () => {
  const again = (page: string) => pageOfPurchase(browser(`purchase-page=a~${encodeURIComponent(page)}`), 'a');
  for (const page of ['/checkout', '/checkout/kelas?plan=monthly', '/checkout?items=x:1'])
    expect(again(page)).toBe(page);
  for (const page of ['', '//evil.example', '/checkoutside', 'https://evil.example/checkout'])
    expect(again(page)).toBeNull();
  expect(pageOfPurchase(browser('purchase-page=a~%'), 'a')).toBeNull();
  expect(pageOfPurchase(browser('purchase-page=b~%2Fcheckout'), 'a')).toBeNull();
});
