import { Download } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Money } from '#app/components/commerce/money.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { CopyButton } from '#app/components/page/copy-button.tsx';
import { PageError } from '#app/components/page/page-error.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { QrCode } from '#app/components/ui/qr-code.tsx';
import { StateDot } from '#app/features/discounts/admin/discount-columns.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { drawQr, type QrDrawing } from '#app/lib/qr-drawing.ts';
import { qrFile, saveQrPicture } from '#app/lib/save-qr-picture.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { type CheckoutLink, getCheckoutLink } from '#contract/checkout-links/admin.ts';
import { linkCopy as copy, linkCopy, linksCopy } from '#messages/checkout-links/admin.ts';
import { toRupiah } from '#shared/money/money.ts';
import { linkPath } from '#shared/shop/checkout-links.ts';
import type { Route } from './+types/link.route.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const found = foundOrNull(await api(context).call(getCheckoutLink, { params }));
  if (found === null) return null;
  const { link } = found;
  const site = new URL(request.url).origin;
  return { link, site, qr: drawQr(site + linkPath(link.token)) };
}

export const handle: ErrorHandle = () => ({ title: linksCopy.tab, errorTitle: linkCopy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: linksCopy.tab, robots: 'noindex' });

export default function LinkRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <PageError title={linksCopy.tab} message={linkCopy.failed} />;
  return <LinkPage {...loaderData} />;
}

interface Props {
  readonly link: CheckoutLink;
  readonly qr: QrDrawing;
  readonly site: string;
}

function LinkPage({ link, qr, site }: Props) {
  const { label, token, state, code, product_title, path, opened_count, order_count, revenue_bigint } = link;
  const target = product_title ?? path ?? '';
  const tags = [link.utm_source, link.utm_medium, link.utm_campaign].filter((tag) => tag !== '');
  const address = site + linkPath(token);
  const { columns } = linksCopy;
  return (
    <>
      <BackLink to="/admin/discounts/links">{copy.back}</BackLink>
      <PageHeader
        title={label}
        subtitle={[target, ...(code === null ? [] : [copy.withCode(code)]), ...tags].join(', ')}
      >
        <StateDot state={state} />
      </PageHeader>
      <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-3">
        <Figure label={columns.opened}>{opened_count}</Figure>
        <Figure label={columns.orders}>{order_count}</Figure>
        <Figure label={columns.revenue}>
          <Money amount={toRupiah(revenue_bigint)} />
        </Figure>
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Panel title={copy.address} tool={<CopyButton text={address} name={copy.addressName} />}>
            <p className="wrap-anywhere font-mono text-ui">{address}</p>
          </Panel>
          {product_title !== null && <ButtonPanel site={site} address={address} product={product_title} />}
        </div>
        <QrPanel qr={qr} address={address} file={`checkout-${token}`} />
      </div>
    </>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2 text-small">{label}</dt>
      <dd className="num font-semibold text-t2">{children}</dd>
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly tool?: ReactNode;
  readonly children: ReactNode;
}

function Panel({ title, tool, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="font-semibold text-ui">
          {title}
        </h2>
        {tool}
      </div>
      {children}
    </section>
  );
}

interface ButtonPanelProps {
  readonly site: string;
  readonly address: string;
  readonly product: string;
}

function ButtonPanel({ product, ...of }: ButtonPanelProps) {
  const text = copy.buy(product);
  const html = embeddedButton({ ...of, text });
  return (
    <Panel title={copy.button} tool={<CopyButton text={html} name={copy.htmlName} />}>
      <p className="text-ink-2 text-small">{copy.buttonText}</p>
      <pre className="wrap-anywhere whitespace-pre-wrap rounded-control border border-line bg-paper p-3 font-mono text-small">
        {html}
      </pre>
      <h3 className="text-ink-2 text-small">{copy.preview}</h3>
      <link rel="stylesheet" href={BUTTON_STYLE} precedence="default" />
      {/* Inert, because opening it from here would be counted. */}
      <div inert>
        <a className="arunika-buy" href={BUTTON_STYLE}>
          {text}
        </a>
      </div>
    </Panel>
  );
}

interface QrPanelProps {
  readonly qr: QrDrawing;
  readonly address: string;
  readonly file: string;
}

function QrPanel({ qr, address, file }: QrPanelProps) {
  const svg = qrFile(qr);
  const savePng = (event: MouseEvent) => {
    if (saveQrPicture(qr, file)) event.preventDefault();
  };
  return (
    <Panel title={copy.qr}>
      <QrCode drawing={qr} label={copy.qrLabel(address)} />
      <div className="flex flex-wrap justify-center gap-2">
        <Button asChild variant="outline" size="sm">
          <a href={svg} download={`${file}.svg`}>
            <Download aria-hidden="true" />
            {copy.svg}
          </a>
        </Button>
        <Button asChild variant="outline" size="sm" className="noscript:hidden">
          <a href={svg} download={`${file}.svg`} onClick={savePng}>
            <Download aria-hidden="true" />
            {copy.png}
          </a>
        </Button>
      </div>
    </Panel>
  );
}

const BUTTON_STYLE = '/embed/button.css';

interface EmbeddedButton {
  readonly site: string;
  readonly address: string;
  readonly text: string;
}

function embeddedButton({ site, address, text }: EmbeddedButton): string {
  return [
    `<link rel="stylesheet" href="${site}${BUTTON_STYLE}">`,
    `<a class="arunika-buy" href="${address}">${escapeHtml(text)}</a>`,
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
