import { ArrowRight, ExternalLink } from 'lucide-react';
import { ChatBubble } from '#app/components/brand/chat-bubble.tsx';
import { Motif } from '#app/components/brand/motif.tsx';
import { DialogLink } from '#app/components/dialogs/dialog-link.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Membership } from '#app/hooks/use-community.ts';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { leadFormPaths } from '#app/lib/forms/lead-form-paths.ts';
import { communityCopy as copy } from '#messages/service-pages/freebies.ts';

export const COMMUNITY_ID = 'komunitas';

interface CommunitySectionProps {
  readonly membership: Membership;
  readonly onJoin: () => void;
}

/** Drawn as a chat (PUB-093, PUB-094). */
export function CommunitySection({ membership, onJoin }: CommunitySectionProps) {
  return (
    <section
      id={COMMUNITY_ID}
      tabIndex={-1}
      data-plane="night"
      className="relative isolate overflow-hidden bg-night text-on-night outline-none"
      aria-labelledby="community-title"
    >
      <Motif
        name="corner"
        align="xMaxYMin"
        className="motif-night -z-10 absolute top-0 right-0 h-[520px] w-1/2 opacity-50 max-lg:hidden"
      />
      <div className="wrap grid gap-x-20 gap-y-14 py-section lg:grid-cols-[5fr_6fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="community-title" className="max-w-[11em] text-t1">
            {copy.title}
          </h2>
          <p className="mt-5 max-w-[31em] text-lede text-on-night-2">{copy.lede}</p>
          <Facts />
          <JoinAction membership={membership} onJoin={onJoin} />
        </div>
        <ChatIllustration />
      </div>
    </section>
  );
}

function Facts() {
  const { claim_members, claim_support } = useSettings();
  const { members, support, weekly } = copy.facts;
  return (
    <ul className="mt-9 grid grid-cols-[auto_auto] items-end gap-x-10 gap-y-6">
      {claim_members !== '' && (
        <li className="col-span-full">
          <b className="block figures font-light text-[clamp(4.5rem,3.2rem+5vw,7.5rem)] leading-[0.86]">
            {claim_members}
          </b>
          <span className="mt-2 block text-on-night-2 text-ui">{members}</span>
        </li>
      )}
      {claim_support !== '' && <Fact figure={claim_support} text={support} />}
      <Fact figure={weekly.figure} text={weekly.text} />
    </ul>
  );
}

function Fact({ figure, text }: { readonly figure: string; readonly text: string }) {
  return (
    <li className="border-night-line border-t pt-4">
      <b className="block figures font-light text-t1">{figure}</b>
      <span className="mt-1 block text-on-night-2 text-ui">{text}</span>
    </li>
  );
}

/** Shows the form to others, and the group itself to members (DECISIONS 31). */
function JoinAction({ membership, onJoin }: CommunitySectionProps) {
  if (membership.state !== 'member') {
    return (
      <div className="mt-9 max-w-[440px]">
        <Button asChild variant="dawn" size="lg" block>
          <DialogLink to={leadFormPaths.join_community} onOpen={onJoin}>
            {copy.join} <ArrowRight aria-hidden="true" />
          </DialogLink>
        </Button>
        <p className="mt-3.5 min-h-10 text-on-night-2 text-small">{copy.note}</p>
      </div>
    );
  }
  const { group_url } = membership;
  return (
    <div className="mt-9 max-w-[440px]">
      {group_url !== null && (
        <Button asChild variant="dawn" size="lg" block>
          <a href={group_url} target="_blank" rel="noreferrer">
            {copy.enter} <ExternalLink aria-hidden="true" />
          </a>
        </Button>
      )}
      <p className="mt-3.5 min-h-10 text-on-night-2 text-small">
        {group_url === null ? copy.noLink : copy.member}
      </p>
    </div>
  );
}

function ChatIllustration() {
  return (
    <div>
      <h3 className="sr-only">{copy.benefitsTitle}</h3>
      <ul className="grid gap-4">
        {copy.benefits.map((benefit, index) => (
          <ChatBubble key={benefit.title} {...benefit} isReply={index % 3 === 2} />
        ))}
      </ul>
    </div>
  );
}
