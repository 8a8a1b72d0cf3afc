export default function Post() {
  return null;
}
