export { classSessions, products } from '#server/modules/catalog/catalog.schema.ts';
