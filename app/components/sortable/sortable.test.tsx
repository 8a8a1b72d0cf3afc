import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DragHandleButton } from './drag-handle-button.tsx';
import { announcements, moveItem, SortableItem, SortableList } from './sortable-list.tsx';

const names: Readonly<Record<string, string>> = { a: 'Kelas WhatsApp', b: 'Template SOP' };
const nowhere = { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 };
const nameOf = (id: string) => names[id] ?? id;

test('every item has a named drag handle with instructions, disabled until hydration', () => {
  const html = renderToStaticMarkup(
    <SortableList ids={['a', 'b']} nameOf={nameOf} onReorder={() => {}}>
      <ol>
        {['a', 'b'].map((id) => (
          <SortableItem key={id} id={id}>
            <DragHandleButton label={`Pindahkan ${nameOf(id)}`} />
          </SortableItem>
        ))}
      </ol>
    </SortableList>,
  );
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(html).toContain('aria-label="Pindahkan Template SOP"');
  expect(html.match(/disabled=""/g)).toHaveLength(2);
  expect(html.match(/aria-describedby="[^"]+"/g)).toHaveLength(2);
});

test('a drag handle outside of a list is disabled, with a reason', () => {
  const html = renderToStaticMarkup(
    <DragHandleButton label="Pindahkan A" disabledReason="Hapus pencarian dulu" />,
  );
  expect(html).toContain('disabled=""');
  expect(html).toContain('title="Hapus pencarian dulu"');
});

test('moves are announced in Indonesian, with the position', () => {
  const words = announcements({ nameOf, positionOf: (id) => ['b', 'a'].indexOf(id) + 1, count: 2 });
  const at = (id: string) => ({
    id,
    data: { current: {} },
    rect: { current: { initial: null, translated: null } },
  });
  const over = (id: string) => ({ ...at(id), rect: nowhere, disabled: false });
  expect(words.onDragStart({ active: at('a') })).toBe('Kelas WhatsApp diangkat dari posisi 2 dari 2.');
  expect(words.onDragOver({ active: at('a'), over: over('b') })).toBe(
    'Kelas WhatsApp sekarang di posisi 1 dari 2.',
  );
  expect(words.onDragEnd({ active: at('a'), over: over('b') })).toBe(
    'Kelas WhatsApp diletakkan di posisi 1 dari 2.',
  );
  expect(words.onDragCancel({ active: at('a'), over: null })).toBe(
    'Batal. Kelas WhatsApp kembali ke posisi 2 dari 2.',
  );
});

test('moving keeps every item once, puts the moved one in the position of the other, and keeps the order of the rest', () => {
  const lists = fc.uniqueArray(fc.string(), { minLength: 1 });
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (ids, from, to) => {
      const [id, over] = [ids[from % ids.length] ?? '', ids[to % ids.length] ?? ''];
      const moved = moveItem(ids, id, over);
      expect(moved.toSorted()).toEqual(ids.toSorted());
      expect(moved.indexOf(id)).toBe(ids.indexOf(over));
      expect(moved.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id));
    }),
  );
});
