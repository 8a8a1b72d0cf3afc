import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { testAds } from '#contract/ads/admin.ts';
import { adsCopy as copy } from '#messages/ads/admin.ts';
import { type AdPlatform, adPlatformNames } from '#shared/ads/ads.ts';
import { ADS_PATH } from './ads-path.ts';

interface Props {
  readonly platform: AdPlatform;
  readonly onClose: () => void;
}

export function TestDialog({ platform, onClose }: Props) {
  const form = useAdminForm({
    id: 'ads-test',
    action: ADS_PATH,
    schema: testAds.body,
    failed: copy.notTested,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.testTitle(adPlatformNames[platform])}
      text={copy.testText}
      form={form}
      hiddenFields={{ intent: 'test', platform }}
      submitLabel={copy.send}
      busyText={copy.sending}
      onClose={onClose}
    >
      <TextField name="test_code" label={copy.testCode} autoComplete="off" maxLength={60} />
    </FormDialog>
  );
}
