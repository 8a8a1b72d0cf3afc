import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Motif } from '#app/components/brand/motif.tsx';
import { DialogLink } from '#app/components/dialogs/dialog-link.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useRequireSignIn } from '#app/hooks/session/use-require-sign-in.ts';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { useCommunity } from '#app/hooks/use-community.ts';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { leadFormPaths } from '#app/lib/forms/lead-form-paths.ts';
import { resourcesCopy as copy } from '#messages/landing/sections.ts';

const RETURN_TO = '/?section=downloadable-resource&form=join_community';

/** Free resources and the community (PUB-071, PUB-089 to PUB-091, DECISIONS 31). */
export function ResourcesSection({ onJoin }: { readonly onJoin: () => void }) {
  const { viewer } = useViewer();
  const { claim_members, claim_support } = useSettings();
  return (
    <section
      id="downloadable-resource"
      data-plane="night"
      className="relative isolate overflow-hidden bg-night text-on-night"
      aria-labelledby="resources-title"
    >
      <Motif
        name="corner"
        align="xMaxYMin"
        className="motif-night -z-10 absolute top-0 right-0 h-full w-full opacity-20 lg:w-1/2 lg:opacity-60"
      />
      <div className="wrap grid gap-x-20 gap-y-7 py-section sm:gap-y-9 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start justify-items-start gap-4">
          <h2 id="resources-title" className="text-t1">
            {copy.title}
          </h2>
          <p className="max-w-[32em] text-on-night-2 sm:text-lede">{copy.text}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button asChild variant="dawn" size="lg">
              {viewer === null ? (
                <Link to="/login?next=/freebies">{copy.login}</Link>
              ) : (
                // Loads a document, because the portal starts with its own session (PUB-071).
                <a href="/user/marketplace">{copy.portal}</a>
              )}
            </Button>
            <Button asChild variant="night-outline" size="lg">
              <Link to="/freebies">{copy.all}</Link>
            </Button>
          </div>
        </div>
        <div className="grid content-start justify-items-start gap-3 border-night-line lg:border-l lg:pl-12">
          {claim_members !== '' && (
            <p className="figures font-light text-figure">
              {claim_members} <span className="text-t3">{copy.community.members}</span>
            </p>
          )}
          <h3 className="text-t3">{copy.community.title}</h3>
          <p className="max-w-[28em] text-on-night-2">
            {copy.community.text}
            {claim_support !== '' && ` ${claim_support}.`}
          </p>
          <CommunityAction onJoin={onJoin} />
        </div>
      </div>
    </section>
  );
}

/** Shows the form to others, and the group itself to members (DECISIONS 31). */
function CommunityAction({ onJoin }: { readonly onJoin: () => void }) {
  const { membership } = useCommunity();
  const signInFirst = useRequireSignIn();
  if (membership.state === 'member' && membership.group_url !== null) {
    return (
      <Button asChild variant="night-outline" className="mt-2">
        <a href={membership.group_url} target="_blank" rel="noreferrer">
          {copy.community.enter} <ArrowRight aria-hidden="true" />
        </a>
      </Button>
    );
  }
  return (
    <Button asChild variant="night-outline" className="mt-2">
      <DialogLink to={leadFormPaths.join_community} onOpen={() => signInFirst(onJoin, RETURN_TO)}>
        {copy.community.join} <ArrowRight aria-hidden="true" />
      </DialogLink>
    </Button>
  );
}
