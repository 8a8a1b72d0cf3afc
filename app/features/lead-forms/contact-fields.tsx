import { TextField } from '#app/components/form/text-fields.tsx';

/** Who is writing, and how to answer. */
export function ContactFields({ whatsappIsOptional = false }: { readonly whatsappIsOptional?: boolean }) {
  return (
    <>
      <TextField name="name" label="Nama lengkap" autoComplete="name" />
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        name="whatsapp"
        label="Nomor WhatsApp"
        type="tel"
        autoComplete="tel"
        maxLength={24}
        hint="Contoh: 0812 3456 7890"
        isOptional={whatsappIsOptional}
      />
    </>
  );
}
