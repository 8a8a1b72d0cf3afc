import {
  BookOpenText,
  ChartNoAxesColumn,
  FileSpreadsheet,
  FileText,
  Gift,
  Globe,
  Megaphone,
  MessageSquareQuote,
  PackagePlus,
  PenLine,
  Scale,
  Settings,
  Undo2,
  Users,
  Wallet,
  Webhook,
} from 'lucide-react';
import { isAllowed, type UserRole } from '#shared/people/roles.ts';
import type { AdminLink } from './admin-links.ts';

type PaletteLink = Omit<AdminLink, 'only'>;

const innerPages: readonly PaletteLink[] = [
  { name: 'caseStudies', to: '/admin/content/case-studies', icon: BookOpenText, role: 'moderator' },
  { name: 'forms', to: '/admin/content/forms', icon: FileText, role: 'moderator' },
  { name: 'settings', to: '/admin/content/settings', icon: Settings, role: 'admin' },
  { name: 'faq', to: '/admin/content/faq', icon: MessageSquareQuote, role: 'admin' },
  { name: 'testimonials', to: '/admin/content/testimonials', icon: MessageSquareQuote, role: 'admin' },
  { name: 'books', to: '/admin/reports/books', icon: BookOpenText, role: 'admin' },
  { name: 'legalPages', to: '/admin/content/pages', icon: Scale, role: 'admin' },
];

const actions: readonly PaletteLink[] = [
  { name: 'createOneTime', to: '/admin/products/one-time/create', icon: PackagePlus, role: 'admin' },
  { name: 'createSubscription', to: '/admin/products/subscription/create', icon: PackagePlus, role: 'admin' },
  { name: 'adjustBalance', to: '/admin/tools?tab=wallet', icon: Wallet, role: 'admin' },
  { name: 'refund', to: '/admin/tools?tab=refunds', icon: Undo2, role: 'admin' },
  { name: 'grant', to: '/admin/orders/grant', icon: Gift, role: 'admin' },
  { name: 'openReports', to: '/admin/reports', icon: ChartNoAxesColumn, role: 'admin' },
  { name: 'createReport', to: '/admin/tools?tab=reports', icon: FileSpreadsheet, role: 'admin' },
  { name: 'programs', to: '/admin/tools/programs', icon: Webhook, role: 'admin' },
  { name: 'ads', to: '/admin/tools/ads', icon: Megaphone, role: 'admin' },
  { name: 'writePost', to: '/admin/content/blog/new', icon: PenLine, role: 'moderator' },
  { name: 'writeCaseStudy', to: '/admin/content/case-studies/new', icon: PenLine, role: 'moderator' },
  { name: 'newLeads', to: '/admin/content/leads/table?status=new', icon: Users, role: 'moderator' },
  { name: 'site', to: '/', icon: Globe, role: 'moderator' },
];

export const paletteLinks: readonly PaletteLink[] = [...innerPages, ...actions];

export const allowedPages = (role: UserRole): readonly PaletteLink[] =>
  innerPages.filter((link) => isAllowed(role, link.role));
export const allowedActions = (role: UserRole): readonly PaletteLink[] =>
  actions.filter((link) => isAllowed(role, link.role));
