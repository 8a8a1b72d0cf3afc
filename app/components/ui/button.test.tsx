import { expect, test } from 'vitest';
import { htmlOf } from '#tests/support/page.tsx';
import { Button } from './button.tsx';

test('a link that looks like a button keeps what it is, and takes what is asked of the button', () => {
  const html = htmlOf(
    <Button asChild variant="outline" className="mt-4" aria-expanded={false} title="Tombol">
      <a href="/blog" title="Tautan" className="grow">
        Blog
      </a>
    </Button>,
  );
  expect(html).toMatch(/^<a [^>]*href="\/blog"/);
  expect(html).toContain('data-slot="button"');
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('title="Tautan"');
  expect(html).toMatch(/class="[^"]*bg-paper[^"]*mt-4[^"]*grow"/);
});
