import { useNavigate } from 'react-router';
import type { TableView } from '#app/components/data-table/table-view.ts';
import { toast } from '#app/lib/toast.ts';
import type { DeskPostRow, duplicatePost, removePost } from '#contract/admin/posts.ts';
import { content } from './content-client.ts';
import { contentCopy } from './content-copy.ts';
import { postColumns } from './desk-columns.tsx';
import { DeskList } from './desk-list.tsx';
import { RowActions } from './row-actions.tsx';
import { useAction } from './use-action.ts';

const copy = contentCopy.posts;

interface PostsTabProps {
  readonly view: TableView;
  readonly posts: readonly DeskPostRow[];
  readonly total: number;
}

export function PostsTab({ view, posts, total }: PostsTabProps) {
  return (
    <DeskList
      copy={copy}
      view={view}
      rows={posts}
      total={total}
      columns={postColumns}
      newHref="/admin/content/blog/new"
      actions={(row) => <PostActions post={row} />}
    />
  );
}

function PostActions({ post: { id, title } }: { readonly post: DeskPostRow }) {
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const params = { id };
  const duplicate = () => {
    const route = { method: 'post', path: '/api/admin/content/posts/{id}/duplicate' } as const;
    void run(
      () => content.call<typeof duplicatePost>(route, { params }),
      ({ post }) => {
        toast.success(contentCopy.duplicated);
        navigate(`/admin/content/blog/${post.id}`);
      },
    );
  };
  const remove = () => {
    const route = { method: 'delete', path: '/api/admin/content/posts/{id}' } as const;
    void run(
      () => content.call<typeof removePost>(route, { params }),
      () => toast.success(contentCopy.removed, { description: title }),
    );
  };
  return (
    <RowActions
      title={title}
      editHref={`/admin/content/blog/${id}`}
      previewHref={`/admin/preview/blog/${id}`}
      ask={{ title: copy.ask(title), text: copy.askText }}
      isBusy={isBusy}
      onDuplicate={duplicate}
      onRemove={remove}
    />
  );
}
