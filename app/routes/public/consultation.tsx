export default function Consultation() {
  return null;
}
