-- The states of the positions between two months.
WITH RECURSIVE
{positions_between}
{move_states}
