import { useSettings } from '#app/hooks/use-root-data.ts';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { ConsultantPortrait } from './portrait.tsx';

interface ConsultantLineProps {
  readonly id?: string;
  readonly className?: string;
  readonly quietClassName?: string;
}

export function ConsultantLine({ id, className, quietClassName = 'text-ink-2' }: ConsultantLineProps) {
  const settings = useSettings();
  const { consultant_name, consultant_role } = settings;
  if (consultant_name === '') return null;
  return (
    <p id={id} className={cn('flex items-center gap-3.5 text-ui leading-[1.4]', className)}>
      <ConsultantPortrait sizes="56px" className="h-18 w-14.5" />
      <span>
        <b className="block font-semibold">{consultant_name}</b>
        <span {...ownerLanguage(settings, 'consultant_role')} className={quietClassName}>
          {consultant_role}
        </span>
      </span>
    </p>
  );
}
