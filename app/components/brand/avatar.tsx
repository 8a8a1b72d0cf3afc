import { cn } from '#app/lib/cn.ts';
import { coverUrl } from '#app/lib/images/cover-url.ts';

type AvatarProps = { id: string; src: string | null; className?: string };

export function Avatar({ id, src, className = 'size-tap' }: AvatarProps) {
  const generated = coverUrl({ slug: id.toLowerCase(), ratio: '1:1', composition: 'kelopak' });
  return (
    <img
      src={src ?? generated}
      alt=""
      width={44}
      height={44}
      className={cn('shrink-0 rounded-full bg-sunk object-cover', className)}
    />
  );
}
