import {
  CalendarClock,
  ClipboardList,
  CreditCard,
  FileText,
  FlaskConical,
  History,
  Inbox,
  Link2,
  ListPlus,
  type LucideIcon,
  Package,
  Settings,
  ShoppingBag,
  TicketPercent,
  Undo2,
  UserRound,
  Wallet,
} from 'lucide-react';
import type { AuditSubject } from '#shared/audit.ts';

const icons: Readonly<Record<AuditSubject, LucideIcon>> = {
  user: UserRound,
  wallet: Wallet,
  discount: TicketPercent,
  voucher: TicketPercent,
  checkout_link: Link2,
  session_type: CalendarClock,
  day_off: CalendarClock,
  blocked_time: CalendarClock,
  order_bump: ListPlus,
  order: ShoppingBag,
  refund_request: Undo2,
  payment: CreditCard,
  webhook: CreditCard,
  product: Package,
  products: Package,
  post: FileText,
  case_study: FileText,
  site_page: FileText,
  site: FileText,
  setting: Settings,
  form: ClipboardList,
  lead: Inbox,
  test_data: FlaskConical,
};
const known: Readonly<Record<string, LucideIcon>> = icons;

export const subjectIcon = (type: string): LucideIcon => known[type] ?? History;
