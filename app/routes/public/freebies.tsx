export default function Freebies() {
  return null;
}
