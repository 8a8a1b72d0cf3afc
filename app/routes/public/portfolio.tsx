export default function Portfolio() {
  return null;
}
