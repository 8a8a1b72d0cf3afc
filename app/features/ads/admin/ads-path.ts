export const ADS_PATH = '/admin/tools/ads';
