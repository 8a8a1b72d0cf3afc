import { describe, expect, test } from 'vitest';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { ReauthenticationProvider } from '#app/components/reauthentication/reauthentication-provider.tsx';
import type { Client } from '#contract/client.ts';
import { type AdminUser, listAllUsers } from '#contract/people/admin-users.ts';
import { tableCopy } from '#messages/components/data-table.ts';
import { roleCopy } from '#messages/people/admin.ts';
import { rupiah } from '#shared/money/money.ts';
import { formOf, postForm } from '#tests/support/form-reply.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { tableAt } from '#tests/support/table-at.ts';
import { RoleChoice, roleDefaults } from './assign-role-dialog.tsx';
import { userAction } from './user-actions.ts';
import { UserTrail } from './user-details-sections.tsx';
import { UsersPage, type UsersPageProps } from './users-page.tsx';

const ID = '3f2b8c1e-0000-4000-8000-000000000000';
const sari: AdminUser = {
  id: ID,
  auth_user_id: ID,
  email: 'sari@contoh.example',
  name: 'Sari Wulandari',
  full_name: 'Sari Wulandari',
  avatar_url: null,
  role: 'moderator',
  is_active: false,
  is_deleted: false,
  delete_after: null,
  created_at: '2026-11-01T03:00:00.000Z',
  updated_at: '2026-11-01T03:00:00.000Z',
  wallet_balance: rupiah(1_275_000),
  total_orders: 4,
  total_spent: 890_000,
  last_sign_in_at: null,
};

const page = (different: Partial<UsersPageProps> = {}) => {
  const shown = {
    table: tableAt(listAllUsers),
    users: [sari],
    total: 1,
    canManage: true,
    viewerId: ID,
    adminChanges: [],
    details: null,
    trail: null,
    desk: null,
    ...different,
  };
  return htmlOf(
    <ReauthenticationProvider email="admin@contoh.example" hasPassword>
      <UsersPage {...shown} />
    </ReauthenticationProvider>,
    '/admin/users',
  );
};
const optionsOf = (html: string, name: string) => {
  const select = new RegExp(`<select name="${name}".*?</select>`).exec(html)?.[0] ?? '';
  return textOf(select).trim().split(' ');
};

function RoleForm() {
  const form = useAdminForm({ id: 'assign-role', action: '/admin/users', defaults: roleDefaults() });
  return (
    <ActionForm form={form} label="Assign Role">
      <RoleChoice />
    </ActionForm>
  );
}

describe('the users screen', () => {
  test('[AUSR-001, AUSR-002, AUSR-003, AUSR-004] has its heading, a search and filters by role and status', () => {
    const html = runInLanguage('en', () => page());
    expect(textOf(html)).toContain('Users Management');
    expect(html).toContain('type="search"');
    for (const role of ['admin', 'moderator', 'user'])
      expect(html).toContain(`href="/admin/users?role=${role}"`);
    expect(optionsOf(html, 'status')).toEqual(['all', 'active', 'inactive']);
  });

  test('[AUSR-005] shows money as money, in the columns of the specification', () => {
    const html = runInLanguage('en', () => page());
    const headings = [...html.matchAll(/<th.*?<\/th>/g)].map(([heading]) => textOf(heading).trim());
    expect(headings).toEqual([
      'User',
      'Role',
      'Wallet Balance',
      'Orders',
      'Total Spent',
      'Status',
      'Created',
      'Actions',
    ]);
    for (const cell of ['Rp 1.275.000', 'Rp 890.000', 'moderator', 'Inactive', 'sari@contoh.example']) {
      expect(textOf(html)).toContain(cell);
    }
  });

  test('[AUSR-011] says so when nobody is found', () => {
    const empty = () => textOf(page({ users: [], total: 0 }));
    expect(runInLanguage('en', empty)).toContain('No users found');
    expect(empty()).toContain('Pengguna tidak ditemukan');
  });

  test('[AUSR-006] links to the details of each, and lets moderators do no more than look', () => {
    expect(page()).toContain(`user=${ID}`);
    expect(page()).toContain(tableCopy.rowMenu('Sari Wulandari'));
    expect(page({ canManage: false })).toContain(`user=${ID}`);
    expect(page({ canManage: false })).not.toContain(tableCopy.rowMenu('Sari Wulandari'));
  });

  test('[AUSR-006] the details end with the newest of the audit log, and the way to all of it', () => {
    const lines = [{ id: 7, text: 'Peran diubah', by: 'Rina · 10.0.0.1', at: '2026-11-21T18:30:00.000Z' }];
    const html = htmlOf(<UserTrail userId={ID} lines={lines} />);
    expect(textOf(html)).toContain('Peran diubah Rina · 10.0.0.1 22 Nov, 01.30');
    expect(html).toContain(`href="/admin/audit?about=${ID}"`);
    expect(textOf(htmlOf(<UserTrail userId={ID} lines={[]} />))).toContain('Belum ada catatan.');
  });

  test('[AUSR-007, AUSR-008, AUSR-009, AUSR-010] the Assign Role dialog offers three roles and begins as the person stands', () => {
    expect(runInLanguage('en', () => roleCopy.title)).toBe('Assign Role');
    const html = htmlOf(<RoleForm />, '/admin/users');
    expect([...html.matchAll(/type="radio".*?value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'user',
      'moderator',
      'admin',
    ]);
    expect(html).toMatch(/checked=""[^>]*value="user"|value="user"[^>]*checked=""/);
    expect(roleDefaults()).toEqual({ role: 'user', is_active: 'true' });
    expect(roleDefaults(sari)).toEqual({ role: 'moderator', is_active: 'false' });
  });

  test('[AERR-033] a role that was assigned is told by its name', async () => {
    const client: Client = {
      call: async () => JSON.parse(JSON.stringify({ ok: true, value: { user: sari } })),
    };
    const fields = { intent: 'role', id: ID, role: 'admin', is_active: 'false' };
    const saved = runInLanguage('en', () => postForm(userAction, { client, posted: formOf(fields) }));
    expect(await saved).toMatchObject({ success: { message: 'Role admin assigned successfully' } });
  });
});
