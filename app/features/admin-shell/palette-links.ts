import {
  BookOpenText,
  ChartNoAxesColumn,
  FileSpreadsheet,
  FileText,
  Gift,
  Globe,
  MessageSquareQuote,
  PackagePlus,
  PenLine,
  Scale,
  Settings,
  Undo2,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import { isAllowed, type UserRole } from '#shared/roles.ts';
import type { AdminLink } from './admin-links.ts';

/** `words` are synonyms that also match. */
type PaletteLink = Omit<AdminLink, 'only'> & { readonly words?: string };

/** Pages without a link in the sidebar. */
const innerPages: readonly PaletteLink[] = [
  { label: 'Case Studies', to: '/admin/content/case-studies', icon: BookOpenText, role: 'moderator' },
  { label: 'Forms', to: '/admin/content/forms', icon: FileText, role: 'moderator', words: 'formulir' },
  { label: 'Leads', to: '/admin/content/leads', icon: UserRound, role: 'moderator', words: 'prospek' },
  { label: 'Settings', to: '/admin/content/settings', icon: Settings, role: 'admin', words: 'pengaturan' },
  { label: 'FAQ', to: '/admin/content/faq', icon: MessageSquareQuote, role: 'admin', words: 'pertanyaan' },
  { label: 'Testimonials', to: '/admin/content/testimonials', icon: MessageSquareQuote, role: 'admin' },
  { label: 'Halaman legal', to: '/admin/content/pages', icon: Scale, role: 'admin', words: 'privacy terms' },
];

/** Tasks, at the page where they are done. */
const actions: readonly PaletteLink[] = [
  {
    label: 'Tambah produk one-time',
    to: '/admin/products/one-time/create',
    icon: PackagePlus,
    role: 'admin',
    words: 'buat baru',
  },
  {
    label: 'Tambah produk subscription',
    to: '/admin/products/subscription/create',
    icon: PackagePlus,
    role: 'admin',
    words: 'buat baru langganan',
  },
  {
    label: 'Sesuaikan saldo',
    to: '/admin/tools?tab=wallet',
    icon: Wallet,
    role: 'admin',
    words: 'wallet adjustment',
  },
  {
    label: 'Kembalikan dana',
    to: '/admin/tools?tab=refunds',
    icon: Undo2,
    role: 'admin',
    words: 'refund proses',
  },
  {
    label: 'Beri produk ke pengguna',
    to: '/admin/orders/grant',
    icon: Gift,
    role: 'admin',
    words: 'grant hadiah',
  },
  {
    label: 'Buka laporan',
    to: '/admin/reports',
    icon: ChartNoAxesColumn,
    role: 'admin',
    words: 'pendapatan report',
  },
  {
    label: 'Buat laporan CSV',
    to: '/admin/tools?tab=reports',
    icon: FileSpreadsheet,
    role: 'admin',
    words: 'unduh report ekspor',
  },
  {
    label: 'Tulis artikel blog',
    to: '/admin/content/blog/new',
    icon: PenLine,
    role: 'moderator',
    words: 'post baru',
  },
  {
    label: 'Tulis studi kasus',
    to: '/admin/content/case-studies/new',
    icon: PenLine,
    role: 'moderator',
    words: 'case study baru',
  },
  {
    label: 'Lihat lead baru',
    to: '/admin/content/leads/table?status=new',
    icon: Users,
    role: 'moderator',
    words: 'prospek',
  },
  { label: 'Buka situs', to: '/', icon: Globe, role: 'moderator', words: 'website toko' },
];

export const paletteLinks: readonly PaletteLink[] = [...innerPages, ...actions];

export const allowedPages = (role: UserRole): readonly PaletteLink[] =>
  innerPages.filter((link) => isAllowed(role, link.role));
export const allowedActions = (role: UserRole): readonly PaletteLink[] =>
  actions.filter((link) => isAllowed(role, link.role));
