import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type MediaElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'media-controller': MediaElement & { nohotkeys?: ''; defaultsubtitles?: '' };
      'media-control-bar': MediaElement;
      'media-play-button': MediaElement;
      'media-mute-button': MediaElement;
      'media-volume-range': MediaElement;
      'media-time-range': MediaElement;
      'media-time-display': MediaElement & { showduration?: '' };
      'media-captions-button': MediaElement;
      'media-fullscreen-button': MediaElement;
      'media-preview-thumbnail': MediaElement & { slot: 'preview' };
      'media-preview-time-display': MediaElement & { slot: 'preview' };
    }
  }
}
