import type { ComponentProps } from 'react';
import { pictureSources, readPictureUrl, variantFormats } from '#shared/files/media.ts';

interface PictureProps extends ComponentProps<'img'> {
  readonly src: string;
  readonly alt: string;
  /** The `sizes` attribute, so that a phone fetches a small picture. */
  readonly sizes?: string;
}

/** Uploaded pictures get a `srcset` and their own colour as placeholder; other URLs are shown as they are. */
export function Picture({ src, alt, sizes = '100vw', style, ...props }: PictureProps) {
  const facts = readPictureUrl(src);
  if (facts === null) return <img src={src} alt={alt} style={style} {...props} />;
  const { width, height, color } = facts;
  return (
    <picture className="contents">
      {variantFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={pictureSources(facts, format)} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        style={{ ...style, backgroundColor: `#${color}` }}
        {...props}
      />
    </picture>
  );
}
