import { tokens } from '@souk/ui';
import styled from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};

  img {
    inline-size: 112px;
    block-size: 112px;
    border-radius: ${tokens.radius.m};
    object-fit: cover;
    background: ${tokens.color.sunken};
  }
`;

interface Props {
  urls: readonly string[];
  /** The text of a picture, by its number from 1. */
  label(number: number): string;
}

/** Pictures that concern the customer alone; their addresses hold for some minutes. */
export function PrivatePictures({ urls, label }: Props) {
  if (urls.length === 0) return null;
  return (
    <List>
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={label(at + 1)} loading="lazy" />
          </a>
        </li>
      ))}
    </List>
  );
}
