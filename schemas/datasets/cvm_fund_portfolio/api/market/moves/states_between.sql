WITH RECURSIVE
{positions_between}
{move_states}
