export default function Mentorship() {
  return null;
}
