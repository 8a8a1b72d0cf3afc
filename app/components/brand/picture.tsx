import type { ComponentProps } from 'react';
import { pictureSources, readPictureUrl, variantFormats } from '#shared/files/media.ts';

interface PictureProps extends ComponentProps<'img'> {
  readonly src: string;
  readonly alt: string;
  /** How wide it is shown, so that a phone fetches a small one. */
  readonly sizes?: string;
}

/**
 * An uploaded picture with `srcset` and its own colour as placeholder; any other URL is shown as it is.
 */
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
