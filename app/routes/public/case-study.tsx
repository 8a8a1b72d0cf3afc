export default function CaseStudy() {
  return null;
}
