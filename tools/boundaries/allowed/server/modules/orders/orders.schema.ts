import { products } from '../catalog/catalog.schema.ts';
import { pgTable } from 'drizzle-orm/pg-core';
export const orders = [products, pgTable];
