import { formCopy } from '#messages/catalog/admin-product-form.ts';
import type { FieldName } from './product-values.ts';

export function fieldLabels(): Readonly<Record<FieldName, string>> {
  const { texts, fields, cards } = formCopy;
  return {
    ...texts,
    type: fields.type,
    price: fields.price,
    original_price: fields.original,
    is_featured: fields.featured,
    is_active: fields.active,
    coming_soon: cards.comingSoon,
    launch_date: fields.launch,
    stock: fields.stock,
    duration_hours: fields.duration,
    requirements: fields.requirements,
    tags: fields.tags,
    max_students: fields.students,
    billing_cycle: fields.cycle,
    auto_renewal: fields.renewal,
    trial_period_days: fields.trial,
    features: cards.features,
    subscription_features: cards.subscriptionFeatures,
    media_gallery: cards.media,
    modules: cards.course,
    lessons_in_order: fields.inOrder,
    variants: cards.variants,
    files: cards.files,
    parts: cards.parts,
  };
}
