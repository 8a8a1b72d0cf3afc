export { classSessions, products } from '#server/catalog/catalog.schema.ts';
