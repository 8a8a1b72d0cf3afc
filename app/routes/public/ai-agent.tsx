export default function AiAgent() {
  return null;
}
