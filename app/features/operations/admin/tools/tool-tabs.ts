import type { ComponentType } from 'react';
import type { toolsCopy } from '#messages/operations/admin-tools.ts';
import { RefundTool } from './refund/refund-tool.tsx';
import { ReportTool } from './report/report-tool.tsx';
import type { ToolProps } from './tool-props.ts';
import { WalletTool } from './wallet/wallet-tool.tsx';

interface Tool {
  readonly tab: keyof typeof toolsCopy.tabs;
  readonly Panel: ComponentType<ToolProps>;
}

/** In tab order; the first one is the default (ATOOL-001). */
export const tools: readonly [Tool, ...Tool[]] = [
  { tab: 'wallet', Panel: WalletTool },
  { tab: 'refunds', Panel: RefundTool },
  { tab: 'reports', Panel: ReportTool },
];

export function findTool(name: string | null): Tool {
  return tools.find(({ tab }) => tab === name) ?? tools[0];
}
