import { createRequiredContext } from '../state/required-context.ts';
import type { Cart } from './cart.ts';

export const [CartContext, useCart] = createRequiredContext<Cart>('useCart');
