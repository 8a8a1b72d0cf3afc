import { cn } from '#app/lib/cn.ts';

interface ChatBubbleProps {
  readonly title: string;
  readonly text: string;
  readonly isReply: boolean;
}

export const ChatBubble = ({ title, text, isReply }: ChatBubbleProps) => (
  <li
    className={cn(
      'max-w-[460px] rounded-sheet px-5 py-4 sm:px-6 sm:py-5',
      isReply
        ? 'ml-6 justify-self-end rounded-br-tag bg-dawn text-on-dawn sm:ml-16'
        : 'mr-6 rounded-bl-tag bg-night-2 text-on-night sm:mr-16',
    )}
  >
    <p className="font-heading text-t3">{title}</p>
    <p className={cn('mt-1 text-ui', !isReply && 'text-on-night-2')}>{text}</p>
  </li>
);
