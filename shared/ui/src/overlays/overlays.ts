import './style-nonce.ts';

export { DialogPanel } from './dialog-panel.tsx';
export { DrawerPanel } from './drawer-panel.tsx';
export { MenuList } from './menu-list.tsx';
