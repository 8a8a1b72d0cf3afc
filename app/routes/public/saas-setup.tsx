export default function SaasSetup() {
  return null;
}
