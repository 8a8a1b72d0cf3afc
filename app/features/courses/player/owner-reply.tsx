import { ConsultantPortrait } from '#app/components/brand/portrait.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';

interface Props {
  readonly title: string;
  readonly text: string;
}

export function OwnerReply({ title, text }: Props) {
  return (
    <div className="flex gap-3">
      <ConsultantPortrait sizes="40px" className="size-10 rounded-full" />
      <div className="min-w-0">
        <p className="font-semibold text-small">{title}</p>
        <p {...ownerLanguage()} className="wrap-anywhere mt-1 whitespace-pre-line text-ink-2">
          {text}
        </p>
      </div>
    </div>
  );
}
