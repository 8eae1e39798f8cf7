import { pictureSourceSet } from '@souk/contracts';
import type { MarketplaceModule } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Dialog, EmptyState, ErrorState, PackageSearch, Picture, Skeleton, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { useModules } from './modules-context.ts';
import { modulesErrorCause } from './modules-error-cause.ts';

const { color, space, type } = tokens;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Card = styled.button`
  display: grid;
  grid-template-columns: 64px 1fr;
  align-items: center;
  gap: ${space[4]};
  inline-size: 100%;
  padding: ${space[3]};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
  transition: box-shadow ${tokens.motion.fast};

  &:hover {
    box-shadow: inset 0 0 0 2px ${color.lineStrong};
  }
  &[aria-current] {
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
`;

const Name = styled.span`
  display: block;
  font: ${type.bodyStrong};
`;

const About = styled.span`
  display: block;
  font: ${type.caption};
  color: ${color.inkSoft};
`;

function ModuleCard({
  module,
  current,
  onPick,
}: {
  module: MarketplaceModule;
  current: boolean;
  onPick(): void;
}) {
  const { module_name, description, icon_full_url } = module;
  return (
    <li>
      <Card type="button" aria-current={current ? 'true' : undefined} onClick={onPick}>
        <Picture src={icon_full_url} srcSet={pictureSourceSet(icon_full_url)} alt="" sizes="64px" ratio={1} />
        <span>
          <Name>{module_name}</Name>
          <About>{description}</About>
        </span>
      </Card>
    </li>
  );
}

/** Which kind of shop (MOD-1, MOD-2, MOD-5, MOD-8). Only modules that serve the picked place are offered (MOD-3). */
export function ModuleDialog() {
  const t = useText();
  const modules = useModules();
  const { toast } = useShell();
  const open = useReadable(modules.dialog.open);
  const available = useReadable(modules.services.available);
  const failed = useReadable(modules.failed);
  const current = useReadable(modules.key);

  const pick = (module: MarketplaceModule) => {
    modules.select(module);
    toast({ kind: 'success', text: t('modules.selected') });
  };

  return (
    <Dialog open={open} onClose={modules.dialog.close} title={t('modules.title')}>
      {failed && (
        <ErrorState title={t('modules.failed')} cause={modulesErrorCause()} onRetry={modules.load} />
      )}
      {!failed && available === null && (
        <List aria-busy>
          {Array.from({ length: 4 }, (_, index) => (
            <li key={index}>
              <Skeleton height="88px" radius="l" />
            </li>
          ))}
        </List>
      )}
      {available?.length === 0 && (
        <EmptyState
          icon={<PackageSearch size={40} />}
          title={t('modules.none')}
          text={t('modules.noneHint')}
        />
      )}
      {available && available.length > 0 && (
        <List>
          {available.map((module) => (
            <ModuleCard
              key={module.id}
              module={module}
              current={module.id === current?.id}
              onPick={() => pick(module)}
            />
          ))}
        </List>
      )}
    </Dialog>
  );
}
